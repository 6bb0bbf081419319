/**
 * True when the environment variable PROOFS is set, as in `npm run test:long`. Tests tagged `examples` then run every example,
 * otherwise one.
 */
export const atLength = process.env['PROOFS'] !== undefined;
