export const trainerRankings = {
  'trainerRankings.off': 'Trainers are not ranked in this club',
  'trainerRankings.offText': 'The settings of the club decide it.',
  'trainerRankings.forStaff': 'The rankings of trainers are for the staff',
  'trainerRankings.forStaffText': 'Whoever works in the club reads them.',
  'trainerRankings.trainer': 'Trainer',
  'trainerRankings.classes': 'Classes',
  'trainerRankings.filled': 'Seats filled',
  'trainerRankings.ofSeats': '{{booked}} of {{seats}} seats',
  'trainerRankings.athletes': 'Athletes',
  'trainerRankings.noShows': 'No-shows',
  'trainerRankings.noClasses': 'gave no classes',
  'trainerRankings.unranked': 'not ranked',
  'trainerRankings.how':
    'The same share of seats: more classes first, then fewer no-shows. A trainer needs {{classes}} classes in the range to be ranked. Courses are not counted.',
  'trainerRankings.none': 'The club has no trainers',
  'trainerRankings.noneText': 'Give somebody the role of a trainer under Roles.',
} as const;
