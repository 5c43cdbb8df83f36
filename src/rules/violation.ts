/** Why something is not allowed, with the number of the rule that says so. */
export interface Violation {
  readonly rule: string;
  readonly message: string;
}
