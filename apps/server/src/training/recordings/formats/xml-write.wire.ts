import { lengthOf } from '@clubpulse/rules/training/recordings/pauses';
import type { SeriesName } from '@clubpulse/rules/training/series/series';
import { isRecordedAt, passing, tracksOf, type WrittenTraining } from '../written.wire.ts';

const plain = (text: string): string => text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => plain(text).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const tag = (name: string, value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : `<${name}>${value}</${name}>`;
const instant = (second: number): string => new Date(second * 1000).toISOString().replace('.000Z', 'Z');

interface Point {
  readonly second: number;
  readonly time: string;
  readonly bpm: number | null;
  readonly valueOf: (name: SeriesName) => number | null;
}

function pointsOf(training: WrittenTraining): Point[] {
  const { series, beats } = training;
  return Array.from({ length: series.seconds }, (_, second) => second)
    .filter((second) => isRecordedAt(training, second))
    .map((second) => ({
      second,
      time: instant(series.begin + second),
      bpm: beats[second] || null,
      valueOf: (name) => series.values[name]?.[second] ?? null,
    }));
}

function inTracks(training: WrittenTraining, pointOf: (point: Point) => string, between: string): string[] {
  const trackOf = passing(tracksOf(training));
  const stated = pointsOf(training)
    .map((point) => ({ track: trackOf(point.second), text: pointOf(point) }))
    .filter(({ text }) => text !== '');
  return stated.flatMap(({ track, text }, index) => (track > (stated[index - 1]?.track ?? track) ? [between, text] : [text]));
}

function tcxPoint({ time, bpm, valueOf }: Point): string {
  const [latitude, longitude] = [valueOf('Latitude'), valueOf('Longitude')];
  const place =
    latitude === null || longitude === null
      ? ''
      : `<Position>${tag('LatitudeDegrees', latitude)}${tag('LongitudeDegrees', longitude)}</Position>`;
  const [speed, watts] = [valueOf('Speed'), valueOf('Power')];
  const extensions =
    speed === null && watts === null
      ? ''
      : `<Extensions><ns3:TPX>${tag('ns3:Speed', speed)}${tag('ns3:Watts', watts)}</ns3:TPX></Extensions>`;
  const heart = bpm === null ? '' : `<HeartRateBpm><Value>${bpm}</Value></HeartRateBpm>`;
  const values = `${tag('AltitudeMeters', valueOf('Altitude'))}${tag('DistanceMeters', valueOf('Distance'))}${heart}${tag('Cadence', valueOf('Cadence'))}`;
  return `<Trackpoint><Time>${time}</Time>${place}${values}${extensions}</Trackpoint>`;
}

const tcxSports: Readonly<Record<string, string>> = {
  running: 'Running',
  trailRunning: 'Running',
  treadmill: 'Running',
  cycling: 'Biking',
  mountainBiking: 'Biking',
  indoorCycling: 'Biking',
};

export function writeTcx(training: WrittenTraining): string {
  const begin = instant(training.series.begin);
  const creator =
    training.SourceName === '' ? '' : `<Creator xsi:type="Device_t"><Name>${escaped(training.SourceName)}</Name></Creator>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<Activities><Activity Sport="${tcxSports[training.TrainingType] ?? 'Other'}"><Id>${begin}</Id>`,
    `<Lap StartTime="${begin}"><TotalTimeSeconds>${training.series.seconds - lengthOf(training.pauses)}</TotalTimeSeconds><DistanceMeters>${training.Distance ?? 0}</DistanceMeters><Calories>${training.Calories ?? 0}</Calories><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>`,
    ...inTracks(training, tcxPoint, '</Track><Track>'),
    `</Track></Lap>${creator}</Activity></Activities></TrainingCenterDatabase>`,
    '',
  ].join('\n');
}

function gpxPoint({ time, bpm, valueOf }: Point): string {
  const [latitude, longitude] = [valueOf('Latitude'), valueOf('Longitude')];
  if (latitude === null || longitude === null) return '';
  const watts = valueOf('Power');
  const extension = `${tag('tpx:hr', bpm)}${tag('tpx:cad', valueOf('Cadence'))}${tag('tpx:speed', valueOf('Speed'))}`;
  const heart = extension === '' ? '' : `<tpx:TrackPointExtension>${extension}</tpx:TrackPointExtension>`;
  const extensions = heart === '' && watts === null ? '' : `<extensions>${tag('power', watts)}${heart}</extensions>`;
  return `<trkpt lat="${latitude}" lon="${longitude}">${tag('ele', valueOf('Altitude'))}<time>${time}</time>${extensions}</trkpt>`;
}

export function writeGpx(training: WrittenTraining): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escaped(training.SourceName || 'Clubpulse')}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:tpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">`,
    `<trk><name>${escaped(training.Name)}</name><type>${escaped(training.TrainingType)}</type><trkseg>`,
    ...inTracks(training, gpxPoint, '</trkseg><trkseg>'),
    '</trkseg></trk></gpx>',
    '',
  ].join('\n');
}

const columns = ['Power', 'Cadence', 'Speed', 'Altitude', 'Distance', 'Latitude', 'Longitude', 'Hits'] as const;

export function writeCsv(training: WrittenTraining): string {
  const rows = pointsOf(training).map(({ time, bpm, valueOf }) =>
    [time, bpm, ...columns.map(valueOf)].map((value) => value ?? '').join(','),
  );
  return [['Time', 'HeartRate', ...columns].join(','), ...rows, ''].join('\r\n');
}
