export { TrainByOneself } from './TrainByOneself.tsx';
