import { expect, it } from 'vitest';
import { deploymentOf, environmentOf } from './surroundings.ts';

it.each([
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['[::1]', 'development'],
  ['club.local', 'development'],
  ['test.example.com', 'development'],
  ['Demo.example.com', 'development'],
  ['app.example.com', 'production'],
  ['demolition.example.com', 'production'],
  ['192.168.1.20', 'production'],
])('the host %s belongs to the environment %s', (host, environment) => expect(environmentOf(host)).toBe(environment));

it.each([
  ['app.clubpulse.example', 'clubpulse.example', 'online'],
  ['clubpulse.example', 'Clubpulse.example', 'online'],
  ['notclubpulse.example', 'clubpulse.example', 'private'],
  ['gym.example', 'clubpulse.example', 'private'],
  ['gym.example', null, 'private'],
  ['gym.example', '', 'private'],
])('the host %s with the domain %s is the deployment %s', (host, domain, deployment) =>
  expect(deploymentOf(host, domain)).toBe(deployment),
);
