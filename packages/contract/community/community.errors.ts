export const errors = {
  // challenges feature
  /** After the start, days, type, zones and goals can not change, and the challenge can not be deleted. */
  ChallengeBegun: 409,
  /** Joining and leaving are not possible after the end. */
  ChallengeFinished: 409,
  /** Staff removed the member, who can not rejoin without staff. */
  ChallengeRemoved: 409,
  /** Awards of a challenge can be given two days after its end at the earliest. */
  ChallengeNotOver: 409,

  // rankings feature
  RankingsOff: 409,

  // trainer-rankings feature
  TrainerRankingsOff: 409,
} as const;
