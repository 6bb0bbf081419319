/** True in `npm run test:long`, which runs all examples instead of one. */
export const atLength = process.env['PROOFS'] !== undefined;
