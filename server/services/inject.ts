import { Inject } from '@nestjs/common';

/** Tokens of values. Services have their class as a token. */
export const SETTINGS = Symbol('Settings');
export const LOGGER = Symbol('Logger');
export const SEND_MAIL = Symbol('Send mail');
export const HEAVY_WORKER = Symbol('Heavy worker');
export const KINDS = Symbol('Kinds of background work');
export const JOBS = Symbol('Jobs');

export const InjectSettings = () => Inject(SETTINGS);
export const InjectLogger = () => Inject(LOGGER);
/** How a mail is sent, as SendMail. */
export const InjectSendMail = () => Inject(SEND_MAIL);
/** The URL of the module that runs tasks in threads. */
export const InjectHeavyWorker = () => Inject(HEAVY_WORKER);
/** The kinds of background work of the features. */
export const InjectKinds = () => Inject(KINDS);
/** The jobs of the features. */
export const InjectJobs = () => Inject(JOBS);
