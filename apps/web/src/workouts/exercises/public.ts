export { equipmentWords, muscleWords, optionsOf, tagLine } from './exercise-words.ts';
export { BodyChart, BodyChartSymbol } from './figures/BodyChart.tsx';
export { ExerciseFigure } from './figures/ExerciseFigure.tsx';
export { ExerciseThumb } from './figures/ExerciseThumb.tsx';
export { HowButton } from './figures/HowButton.tsx';
export { weightWords } from './weight-words.ts';
