import { lazyComponent } from '../../../kit/lazy-component.tsx';

export const AddTraining = lazyComponent(() => import('./TrainingEditor.tsx').then((it) => it.AddTraining));
export const EditTraining = lazyComponent(() => import('./TrainingEditor.tsx').then((it) => it.EditTraining));
export const DeleteTraining = lazyComponent(() => import('./DeleteTraining.tsx').then((it) => it.DeleteTraining));
