export { MyLiveTrainings } from './MyLiveTrainings.tsx';
export { OnAir } from './OnAir.tsx';
