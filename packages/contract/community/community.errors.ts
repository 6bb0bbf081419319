export const errors = {
  // challenges feature
  /** After the challenge has begun, its days, type, zones and goals cannot be changed, and it cannot be deleted. */
  ChallengeBegun: 409,
  /** The challenge is over, so members can neither join nor leave it. */
  ChallengeFinished: 409,
  /** Staff removed the member from the challenge. Only staff can restore them. */
  ChallengeRemoved: 409,
  /** The awards of a challenge can be given two days after its end at the earliest. */
  ChallengeNotOver: 409,

  // rankings feature
  RankingsOff: 409,

  // trainer-rankings feature
  TrainerRankingsOff: 409,
} as const;
