import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../../platform/database/free-port.ts';
import { until } from '../proof/until.ts';
import { type BrokerOptions, type Brokers, listens } from './brokers.ts';
import { Part } from './part.ts';
import { fileOf, folderOf, programFile, runProgram } from './programs.ts';

const MAJORITY_FROM = 3;

export async function createRabbitmq({ folder, logs, account, secrets, nodes: count }: BrokerOptions): Promise<Brokers> {
  const names = Array.from({ length: count }, (_, index) => `rabbit${index + 1}`);
  const home = folderOf(account, path.join(folder, 'rabbitmq'));
  const cookie = randomBytes(10).toString('hex').toUpperCase();
  fileOf(account, path.join(home, '.erlang.cookie'), cookie, 0o400);
  const definitions = fileOf(account, path.join(home, 'definitions.json'), JSON.stringify(definitionsOf(secrets)));
  const plugins = fileOf(account, path.join(home, 'plugins'), '[rabbitmq_mqtt].\n');
  const none = fileOf(account, path.join(home, 'env.conf'), '');
  const epmdPort = String(await freePort());
  const environment = {
    HOME: home,
    ERL_EPMD_PORT: epmdPort,
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_CONF_ENV_FILE: none,
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_LOGS: '-',
    RABBITMQ_PID_FILE: '',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1 -kernel inet_dist_use_interface {127,0,0,1}',
  };
  const epmd = new Part({
    name: 'epmd',
    command: programFile('epmd'),
    args: ['-port', epmdPort, '-address', '127.0.0.1'],
    account,
    log: path.join(logs, 'epmd.log'),
    isReady: () => listens(Number(epmdPort)),
  });
  const nodes: { name: string; port: number; part: Part; env: Record<string, string> }[] = [];
  for (const name of names) {
    const [port, amqp, dist] = [await freePort(), await freePort(), await freePort()];
    const own = folderOf(account, path.join(home, name));
    const settings = fileOf(
      account,
      path.join(home, `${name}.conf`),
      `listeners.tcp.1 = 127.0.0.1:${amqp}
mqtt.listeners.tcp.1 = 127.0.0.1:${port}
mqtt.allow_anonymous = false
mqtt.exchange = amq.topic
load_definitions = ${definitions}
cluster_partition_handling = ${count < MAJORITY_FROM ? 'ignore' : 'pause_minority'}
cluster_formation.peer_discovery_backend = classic_config
${names.map((one, index) => `cluster_formation.classic_config.nodes.${index + 1} = ${one}@localhost`).join('\n')}
`,
    );
    const env = {
      ...environment,
      RABBITMQ_NODENAME: `${name}@localhost`,
      RABBITMQ_CONFIG_FILE: settings,
      RABBITMQ_MNESIA_BASE: own,
      RABBITMQ_MNESIA_DIR: path.join(own, 'mnesia'),
      RABBITMQ_FEATURE_FLAGS_FILE: path.join(own, 'feature_flags'),
      RABBITMQ_PLUGINS_EXPAND_DIR: path.join(own, 'plugins'),
      RABBITMQ_LOG_BASE: own,
      RABBITMQ_SCHEMA_DIR: path.join(own, 'schema'),
      RABBITMQ_GENERATED_CONFIG_DIR: path.join(own, 'config'),
      RABBITMQ_DIST_PORT: String(dist),
    };
    const part = new Part({
      name,
      command: programFile('rabbitmq-server'),
      args: [],
      env,
      account,
      log: path.join(logs, `${name}.log`),
      isReady: () => listens(port),
    });
    nodes.push({ name, port, part, env });
  }
  return {
    helpers: [epmd],
    parts: nodes.map(({ part }) => part),
    servers: nodes,
    async start() {
      await epmd.start();
      for (const { part } of nodes) await part.start();
      await until('all brokers are one cluster', async () => {
        const [first] = nodes;
        const shown = await runProgram(
          account,
          'rabbitmqctl',
          ['-n', 'rabbit1@localhost', 'cluster_status', '--formatter', 'json'],
          first?.env,
        );
        const { running_nodes: running } = JSON.parse(shown.slice(shown.indexOf('{'))) as { running_nodes: string[] };
        return running.length === count;
      });
    },
  };
}

function hashOf(password: string): string {
  const salt = randomBytes(4);
  return Buffer.concat([salt, createHash('sha256').update(salt).update(password).digest()]).toString('base64');
}

export function definitionsOf(secrets: ReadonlyMap<string, string>) {
  const accounts = [...secrets];
  const own = (user: string) => String.raw`^clubpulse\.c\.\d+\.b\.${user}\.`;
  return {
    vhosts: [{ name: '/' }],
    users: accounts.map(([name, secret]) => ({
      name,
      password_hash: hashOf(secret),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: '',
      limits: {},
    })),
    permissions: accounts.map(([user]) => {
      const anything = String.raw`^(mqtt-subscription-.*|amq\.topic)$`;
      return { user, vhost: '/', configure: anything, write: anything, read: anything };
    }),
    topic_permissions: accounts.map(([user]) => ({
      user,
      vhost: '/',
      exchange: 'amq.topic',
      ...(user === 'server'
        ? { write: String.raw`^clubpulse\.`, read: String.raw`^clubpulse\.` }
        : { write: `${own(user)}(hr|state)$`, read: String.raw`(${own(user)}(ack|wall|state)|^clubpulse\.server)$` }),
    })),
  };
}
