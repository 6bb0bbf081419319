export const errors = {
  /** The summary was wanted of something that runs no more. */
  SceneOver: 409,
} as const;
