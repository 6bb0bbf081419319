import { default as Player } from 'hls.js/light';

/**
 * Plays HLS in browsers without native support. Returns a function that detaches the player, or undefined when it cannot play.
 */
export function attach(video: HTMLVideoElement, address: string, from: number, onLost: () => void): (() => void) | undefined {
  if (!Player.isSupported()) return undefined;
  const hls = new Player({ enableWorker: false, startPosition: from, backBufferLength: 30, maxBufferLength: 30 });
  hls.on(Player.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onLost();
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return () => hls.destroy();
}
