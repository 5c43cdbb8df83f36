/** What changes a die, and by which rule. */
export interface Modifier {
  readonly rule: string;
  readonly change: number;
  readonly reason: string;
}
