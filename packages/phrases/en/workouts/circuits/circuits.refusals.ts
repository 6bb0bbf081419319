export const refusals = {
  'error.TooManyCircuits': 'A club has at most {{max}} circuits. Delete some that nobody uses any more.',
  'error.NoBridgeWithStation':
    'No bridge of the club has a station. Give one a station under Rooms and devices, or switch stations off.',
  'circuit-too-short': 'At least 5 seconds.',
  'circuit-too-many-exercises': 'A station has at most 9 exercises.',
  'circuit-too-many-tags': 'At most 10 tags.',
  'circuit-too-many-stations': 'A circuit has at most 20 stations.',
  'circuit-station-required': 'Choose a screen for at least one station, or switch stations off.',
  'circuit-one-station': 'Stations can be switched off when one is left.',
  'circuit-no-screen': 'No screen shows this station. Choose one, or empty the station.',
  'circuit-station-not-configured': 'Station not configured in the club. Choose a screen that is here.',
  'circuit-station-twice': 'Two stations cannot be the same stored one.',
  'circuit-exercise-twice': 'This exercise stands in the station already.',
  'circuit-exercise-required': 'Put at least one exercise into a station.',
  'circuit-reps-order': 'The most cannot be fewer than the least.',
  'circuit-too-long': 'A circuit takes at most 6 hours. Take rounds or time away.',
  'circuit-station-has-exercises': 'A station with exercises cannot be removed. Empty it first.',
} as const;
