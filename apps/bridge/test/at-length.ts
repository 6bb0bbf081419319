/** With PROOFS set (`npm run test:long`) tests tagged `examples` run every example, else one each. */
export const atLength = process.env['PROOFS'] !== undefined;
