/** With PROOFS set (`npm run test:long`) tests tagged `examples` run every example, otherwise one. */
export const atLength = process.env['PROOFS'] !== undefined;
