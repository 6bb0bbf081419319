export const errors = {
  // challenges feature
  /** Days, type, zones and goals of a begun challenge cannot change, and it cannot be deleted. */
  ChallengeBegun: 409,
  /** The challenge has ended, so members can neither join nor leave. */
  ChallengeFinished: 409,
  /** Staff removed the member; only staff can restore the member. */
  ChallengeRemoved: 409,
  /** Awards are given two days after the end at the earliest. */
  ChallengeNotOver: 409,

  // rankings feature
  RankingsOff: 409,

  // trainer-rankings feature
  TrainerRankingsOff: 409,
} as const;
