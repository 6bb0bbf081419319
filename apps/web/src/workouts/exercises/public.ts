export { equipmentWords, muscleWords, optionsOf, tagLine } from './exercise-words.ts';
export { BodyChart, BodyChartSymbol } from './figures/BodyChart.tsx';
export { ExerciseFigure } from './figures/ExerciseFigure.tsx';
export { ExerciseThumb } from './figures/ExerciseThumb.tsx';
export { HowButton } from './figures/HowButton.tsx';
export { OfferedFilters } from './list/OfferedFilters.tsx';
export { anyOffered, noneFound, type OfferedFilter, offeredQuery } from './list/offered-filter.ts';
export { weightField } from './weight-field.ts';
export { weightFigure, weightWords } from './weight-words.ts';
