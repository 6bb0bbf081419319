/** With PROOFS set, as in `npm run test:long`, every example of a test with the tag `examples` is met; one of each in `npm test`. */
export const atLength = process.env['PROOFS'] !== undefined;
