export { equipmentWords, muscleWords, optionsOf, tagLine } from './exercise-words.ts';
export { BodyChart, BodyChartSymbol } from './figures/BodyChart.tsx';
export { ExerciseFigure } from './figures/ExerciseFigure.tsx';
