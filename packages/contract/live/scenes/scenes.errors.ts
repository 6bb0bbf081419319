export const errors = {
  /** The session of the requested summary is over. */
  SceneOver: 409,
} as const;
