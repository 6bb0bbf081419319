export { FlowScene } from './tv/FlowScene.tsx';
