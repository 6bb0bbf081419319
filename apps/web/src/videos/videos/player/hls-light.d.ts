/**
 * The variant of hls.js without captions, alternative audio and protection. It has no types, so it gets the types of the full
 * variant.
 */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
