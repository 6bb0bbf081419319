import { later } from '../../../kit/later.tsx';

export const AddTraining = later(() => import('./TrainingEditor.tsx').then((it) => it.AddTraining));
export const EditTraining = later(() => import('./TrainingEditor.tsx').then((it) => it.EditTraining));
export const DeleteTraining = later(() => import('./DeleteTraining.tsx').then((it) => it.DeleteTraining));
