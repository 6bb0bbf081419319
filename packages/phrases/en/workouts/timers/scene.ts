export const scene = {
  'timerScene.now': 'Now',
  'timerScene.next': 'Next',
  'timerScene.then': 'Then',
  'timerScene.left': 'left',
  'timerScene.where': 'Round {{round}} of {{rounds}} · {{place}} of {{count}}',
  'timerScene.paused': 'Paused',
  'timerScene.untilTheEnd': 'until the time is up',
  'timerScene.reps': '{{reps}} repetitions',
  'timerScene.goOn': 'Your trainer continues',
  'timerScene.nextIs': 'Next: {{what}}',
} as const;
