export const errors = {
  // challenges
  /** After the start, days, type, zones and goals are fixed, and the challenge cannot be deleted. */
  ChallengeBegun: 409,
  /** No joining or leaving after the end. */
  ChallengeFinished: 409,
  /** Staff removed the member, who cannot rejoin alone. */
  ChallengeRemoved: 409,
  /** Awards follow two days after the end at the earliest. */
  ChallengeNotOver: 409,

  // rankings
  RankingsOff: 409,

  // trainer-rankings
  TrainerRankingsOff: 409,
} as const;
