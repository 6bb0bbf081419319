/**
 * Whether what takes long is tried too, such as a bridge that is killed or cut off again and again: with PROOFS set, as in `npm run
 * test:long`, which runs each file that asks here. `npm test` cuts the connection once and kills the queue's process, beside this.
 */
export const atLength = process.env['PROOFS'] !== undefined;
