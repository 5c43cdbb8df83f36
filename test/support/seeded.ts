import fc from 'fast-check';

// Property tests try the same cases every time; a failure prints how to repeat it.
fc.configureGlobal({ seed: 19411207 });
