import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasBus = existsSync('/usr/bin/dbus-daemon');

/** A real dbus-daemon on which any user may own any name. */
export class PrivateBus {
  readonly address: string;
  readonly #daemon: ChildProcess;

  private constructor(address: string, daemon: ChildProcess) {
    this.address = address;
    this.#daemon = daemon;
  }

  static async start(folder: string, rules = ''): Promise<PrivateBus> {
    const config = join(folder, 'bus.conf');
    writeFileSync(
      config,
      `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><listen>unix:path=${join(folder, 'bus')}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>${rules}</policy></busconfig>`,
    );
    const daemon = spawn('/usr/bin/dbus-daemon', ['--nofork', '--nopidfile', '--print-address', `--config-file=${config}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [reply] = (await once(daemon.stdout, 'data')) as [Buffer];
    return new PrivateBus(reply.toString().trim(), daemon);
  }

  async stop(): Promise<void> {
    if (this.#daemon.exitCode !== null || this.#daemon.signalCode !== null) return;
    this.#daemon.kill('SIGKILL');
    await once(this.#daemon, 'close');
  }
}
