export const errors = {
  /** Its days, its type, its zones and its goals stand once it has begun, and it is not deleted any more. */
  ChallengeBegun: 409,
  /** It is over: nobody joins or leaves. */
  ChallengeFinished: 409,
  /** The staff took her out: she does not join again by herself. */
  ChallengeRemoved: 409,
  /** Its awards are given two days after its end, not before. */
  ChallengeNotOver: 409,
} as const;
