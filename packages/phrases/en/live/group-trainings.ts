export const groupTrainings = {
  'group.averageTime': 'time on average',
  'group.rank': 'Rank',
  'group.goal': '{{goal}} was the goal',
  'group.reached': '{{goal}} was the goal, and you reached it',
  'group.target': 'In target',
  'group.empty': 'Nobody was heard in it',
  'group.emptyText': 'Whoever wears a strap in its room while it runs stands here a few minutes after that.',
  'group.outline': 'Of others you see what the wall showed: how long, and how many points.',
  'group.hidden': 'Zones and calories of all together stand here once five of them share theirs with the club.',
  'group.runs': 'It runs: figures change until all straps are off.',
  'group.see': 'What everybody did',
  'group.soon': 'Who trained stands there, complete a few minutes after the straps are off.',
} as const;
