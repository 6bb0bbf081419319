/** `npm run test:long`: all examples instead of one. */
export const atLength = process.env['PROOFS'] !== undefined;
