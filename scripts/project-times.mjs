import { writeFileSync } from 'node:fs';

/** Reporter of Vitest: writes to PROJECT_TIMES how many seconds of the workers' time each project took, loading included. */
export default class ProjectTimes {
  #projects = new Map();

  onTestModuleEnd(module) {
    // What a worker's page took is said again with each of its files: it counts for none.
    const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
    const { name } = module.project;
    const { files, seconds } = this.#projects.get(name) ?? { files: 0, seconds: 0 };
    const took = prepareDuration + setupDuration + collectDuration + duration;
    this.#projects.set(name, { files: files + 1, seconds: seconds + took / 1000 });
  }

  onTestRunEnd() {
    const file = process.env.PROJECT_TIMES;
    if (file) writeFileSync(file, JSON.stringify([...this.#projects].map(([name, taken]) => ({ name, ...taken }))));
  }
}
