export { MyLiveTrainings } from './MyLiveTrainings.tsx';
export { OnAir } from './OnAir.tsx';
export { useParticipants } from './use-participants.ts';
