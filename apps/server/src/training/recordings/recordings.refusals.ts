import { exportRecording, importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { SAMPLES_MAX } from '@clubpulse/rules/training/recordings/recording';
import { provoke, type Refusals } from '../../test/refused.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { anHour } from './recordings.samples.ts';

const DAY = 86_400;

export const refusals: Refusals = async ({ house, world: { ids, tokens } }) => {
  const user = { params: { id: ids.neighbourA }, token: tokens.neighbourA };
  const sent = (file: Uint8Array | string) => ({
    ...user,
    body: { File: Buffer.from(file).toString('base64'), FileName: 'a.fit' },
  });
  const begin = Date.UTC(2026, 7, 3, 6) / 1000;
  const file = writeFit(anHour(begin));
  const point = '<trkpt lat="45" lon="9"><time>2026-08-01T08:00:00Z</time></trkpt>';
  const { result: written } = await house.call(createTraining, {
    ...user,
    body: {
      TrainingType: 'running',
      Name: '',
      Note: '',
      Begin: new Date((begin + DAY) * 1000).toISOString(),
      Duration: 1800,
      Distance: null,
      AverageHeartRate: null,
      Calories: null,
      ClubId: null,
    },
  });
  return {
    RecordingTypeRefused: provoke(house, importRecording, sent('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    RecordingPacked: provoke(house, importRecording, sent('PK\u0003\u0004')),
    RecordingDocumentType: provoke(house, importRecording, sent('<!DOCTYPE gpx [<!ENTITY a "b">]><gpx creator="&a;"/>')),
    RecordingBroken: provoke(house, importRecording, sent(file.subarray(0, 4000))),
    RecordingEmpty: provoke(house, importRecording, sent('<gpx creator="x"><rte><rtept lat="45" lon="9"/></rte></gpx>')),
    RecordingTooLarge: provoke(
      house,
      importRecording,
      sent(`<gpx creator="x"><trk><trkseg>${point.repeat(SAMPLES_MAX + 1)}</trkseg></trk></gpx>`),
    ),
    RecordingTimes: provoke(house, importRecording, sent(writeFit(anHour(Math.floor(Date.now() / 1000) + DAY)))),
    RecordingNoRoute: provoke(house, exportRecording, {
      params: { id: written.TrainingId },
      query: { format: 'GPX' },
      token: tokens.neighbourA,
    }),
  };
};
