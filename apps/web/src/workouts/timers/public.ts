export { PlaybackBar } from './preview/PlaybackBar.tsx';
export { usePlayback } from './preview/use-playback.ts';
export { TimerScene } from './tv/TimerScene.tsx';
