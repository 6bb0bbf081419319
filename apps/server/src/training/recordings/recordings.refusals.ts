import { exportRecording, importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { SAMPLES_MAX } from '@clubpulse/rules/training/recordings/recording';
import { provoke, type Refusals } from '../../test/refused.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { anHour } from './recordings.samples.ts';

const DAY = 86_400;

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const user = { params: { id: ids.neighbourA }, token: tokens.neighbourA };
  const sent = (file: Uint8Array | string) => ({
    ...user,
    body: { File: Buffer.from(file).toString('base64'), FileName: 'a.fit' },
  });
  const begin = Date.UTC(2026, 7, 3, 6) / 1000;
  const file = writeFit(anHour(begin));
  const point = '<trkpt lat="45" lon="9">';
  const at = (tag: string, second: number) =>
    `${tag}<time>${new Date(Date.UTC(2026, 7, 1, 8) + second * 1000).toISOString()}</time></trkpt>`;
  const track = (points: string) => `<gpx creator="x"><trk><trkseg>${points}</trkseg></trk></gpx>`;
  const { result: written } = await server.call(createTraining, {
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
    RecordingTypeRefused: provoke(server, importRecording, sent('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    RecordingPacked: provoke(server, importRecording, sent('PK\u0003\u0004')),
    RecordingDocumentType: provoke(server, importRecording, sent('<!DOCTYPE gpx [<!ENTITY a "b">]><gpx creator="&a;"/>')),
    RecordingBroken: provoke(server, importRecording, sent(file.subarray(0, 20))),
    RecordingEmpty: provoke(server, importRecording, sent('<gpx creator="x"><rte><rtept lat="45" lon="9"/></rte></gpx>')),
    RecordingTooLarge: provoke(server, importRecording, sent(track(at(point, 0).repeat(SAMPLES_MAX + 1)))),
    RecordingTooShort: provoke(server, importRecording, sent(track(`${at(point, 0)}${at(point, 50)}`))),
    RecordingTooLong: provoke(
      server,
      importRecording,
      sent(track([0, 20_000, 40_000, 60_000, 80_000, 90_000].map((second) => at(point, second)).join(''))),
    ),
    RecordingWithoutValues: provoke(
      server,
      importRecording,
      sent(track([0, 120].map((second) => at('<trkpt lat="145" lon="9">', second)).join(''))),
    ),
    RecordingAhead: provoke(server, importRecording, sent(writeFit(anHour(Math.floor(Date.now() / 1000) + DAY)))),
    RecordingUndated: provoke(server, importRecording, sent(writeFit(anHour(Date.UTC(1995, 0, 1) / 1000)))),
    RecordingNoRoute: provoke(server, exportRecording, {
      params: { id: written.TrainingId },
      query: { format: 'GPX' },
      token: tokens.neighbourA,
    }),
  };
};
