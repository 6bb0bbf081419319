/** The player without what no video of ours has (captions, other sound tracks, protection); it says of itself what the whole one says. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
