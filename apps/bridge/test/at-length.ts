/**
 * True when the environment variable PROOFS is set, as in `npm run test:long`. Tests tagged `examples` run all their examples if
 * it is set, and only one example if it is not set.
 */
export const atLength = process.env['PROOFS'] !== undefined;
