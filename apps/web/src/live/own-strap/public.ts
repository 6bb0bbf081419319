export { BeatsGoOut } from './BeatsGoOut.tsx';
export { TrainByOneself } from './TrainByOneself.tsx';
