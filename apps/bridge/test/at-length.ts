/** True in `npm run test:long`: tests tagged `examples` run all their examples instead of one. */
export const atLength = process.env['PROOFS'] !== undefined;
