import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/database/free-port.ts';
import type { Expected } from './independent-sum.ts';
import type { Recording } from './recordings.ts';
import { type RunningProgram, run } from './running-program.ts';
import { ServerProcess } from './server-process.ts';
import { openWeakLine, type WeakLine } from './weak-line.ts';

const BRIDGE = path.join(import.meta.dirname, '../../../../bridge/src/main.ts');
const CODE = 'PR33F777';
const BIRTH_YEARS = [1986, 2001, 1958, 1992, 2010, 1975];
const BIRTHDAY = '06-15';

export interface Athlete {
  readonly UserId: number;
  readonly strap: number;
  readonly age: number | null;
  readonly recording: Recording;
}

export interface StoredTraining extends Expected {
  readonly TrainingId: number;
  readonly isClosed: boolean;
}

export class Gym {
  readonly server: ServerProcess;
  readonly line: WeakLine;
  readonly folder: string;
  #clubId = 0;

  get clubId(): number {
    return this.#clubId;
  }

  static async create(environment: Record<string, string> = {}): Promise<Gym> {
    const brokerPort = await freePort();
    const line = await openWeakLine(brokerPort);
    const server = await ServerProcess.create({
      MQTT_PORT: String(brokerPort),
      MQTT_PUBLIC_URL: `mqtt://127.0.0.1:${line.port}`,
      LIVE_FLUSH_SECONDS: '0.2',
      ...environment,
    });
    return new Gym(server, line);
  }

  async open(): Promise<void> {
    await this.server.start();
    const [club] = await this.server.rows<{ ClubId: number }>(
      `insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Proof', 'PROOF', 'Europe/Rome', 'EUR') returning "ClubId"::int`,
    );
    this.#clubId = club?.ClubId ?? 0;
    await this.server.rows(
      `insert into club_licenses ("ClubId", "Name", "Begin", "End", "Members", "Trainers", "Bridges", "LiveTrainings", "VideoGB", "Sms")
       values ($1, 'Enterprise', '2000-01-01', '2050-01-01', 100, 100, 100, 100, 100, 100)`,
      [this.#clubId],
    );
    await this.server.rows(
      `insert into registration_codes ("Code", "ClubId", "Name", "ExpiresAt") values ($1, $2, 'Hub', now() + interval '1 day')`,
      [CODE, this.#clubId],
    );
  }

  private constructor(server: ServerProcess, line: WeakLine) {
    this.server = server;
    this.line = line;
    this.folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-proof-bridge-'));
  }

  async athletes(recordings: readonly Recording[], firstStrap: number): Promise<Athlete[]> {
    const athletes: Athlete[] = [];
    for (const [index, recording] of recordings.entries()) {
      const strap = firstStrap + index;
      const born = BIRTH_YEARS[index];
      const [user] = await this.server.rows<{ UserId: number }>(
        `with person as (
           insert into users ("Email", "Nickname", "BirthDate") values ($1, $2, $3) returning "UserId"
         ), role as (
           insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Athlete', $4 from person
         ), sensor as (
           insert into sensors ("UserId", "HardwareId", "Model", "Code") select "UserId", $5, 'Garmin', $6 from person
         ) select "UserId"::int from person`,
        [
          `${strap}@example.com`,
          `strap ${strap}`,
          born === undefined ? null : `${born}-${BIRTHDAY}`,
          this.#clubId,
          `ANT+:${strap}`,
          String(strap),
        ],
      );
      athletes.push({ UserId: user?.UserId ?? 0, strap, age: born === undefined ? null : 2024 - born, recording });
    }
    return athletes;
  }

  bridge(athletes: readonly Athlete[], start: Date, speed: number, isFirst = false): RunningProgram {
    const replay = athletes.flatMap(({ recording, strap }) => ['--replay', `${recording.file}=${strap}`]);
    const registering = isFirst ? ['--server', this.server.url, '--code', CODE, '--hardware-id', 'proof'] : [];
    const timing = ['--start', start.toISOString(), '--speed', String(speed), '--exit-when-done'];
    const args = ['--data-dir', this.folder, ...registering, ...replay, ...timing];
    return run(BRIDGE, args, { BRIDGE_ACK_TIMEOUT_S: '5' });
  }

  async acknowledged(): Promise<number> {
    const [row] = await this.server.rows<{ sum: number }>(
      `select coalesce(sum("StoredSeq"), 0)::int as sum from bridge_progress`,
    );
    return row?.sum ?? 0;
  }

  async storedSeconds(userId: number): Promise<Map<number, number>> {
    const rows = await this.server.rows<{ Minute: number; Beats: Buffer }>(
      `select extract(epoch from "Minute")::int as "Minute", "Beats" from heart_minute where "UserId" = $1`,
      [userId],
    );
    const bytes = rows.flatMap(({ Minute, Beats }) => [...Beats].map((bpm, second) => [Minute + second, bpm] as const));
    return new Map(bytes.filter(([, bpm]) => bpm !== 0).sort(([a], [b]) => a - b));
  }

  trainings(userId: number): Promise<StoredTraining[]> {
    return this.server.rows<StoredTraining>(
      `select "TrainingId"::int, extract(epoch from "Begin")::int as "Begin", extract(epoch from "End")::int as "End", "Duration",
         array["Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time"] as "Zones",
         "GapTime", "TargetTime", "Points", "AverageHeartRate", "MaxHeartRate", "ClosedAt" is not null as "isClosed"
       from trainings where "UserId" = $1 order by "Begin"`,
      [userId],
    );
  }

  async close(): Promise<void> {
    await this.line.close();
    await this.server.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
