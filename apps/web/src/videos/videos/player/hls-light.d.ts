/** The variant without captions, alternative audio and protection. It has no types of its own, and those of the full one fit. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
