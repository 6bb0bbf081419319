/**
 * The variant of hls.js without captions, alternative audio and protection. It has no types, so those of the full variant are
 * used.
 */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
