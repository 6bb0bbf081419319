export const refusals = {
  'error.TimerNotFound': 'Timer not found. Somebody deleted it; go back to the timers.',
  'error.TooManyTimers': 'A club has at most {{max}} timers. Delete some that nobody uses any more.',
  'timer-clock': 'Write minutes and seconds, like 01:30.',
  'timer-too-short': 'It lasts at least 00:05.',
  'timer-too-long': 'All together it lasts more than 6 hours. Take fewer rounds or shorter times.',
  'timer-without-exercises': 'Add at least one exercise.',
  'timer-too-many-exercises': 'At most 9 exercises. Take one out.',
  'timer-exercise-twice': 'This exercise is in the timer already. Choose another one.',
  'timer-exercise-gone': 'This exercise is no longer offered. Choose another one.',
  'timer-time-or-reps': 'Give it a time or repetitions, one of the two.',
  'timer-reps-order': 'The most repetitions cannot be fewer than the least.',
} as const;
