import { Body, Controller, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import type { UserRecord } from '../../generated/user.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { Access, CurrentUser, TokenClaims } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { requireNoMore } from '../../services/access/giving.ts';
import { Users } from '../../services/access/users.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { alertSettings } from '../common/alerts.ts';
import { badRequest, invalid, notFound, UserError } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { Accounts } from '../../services/identity/accounts.ts';
import { Attempts } from '../../services/identity/attempts.ts';
import { IdentityError, tooOften } from '../../services/identity/identity-error.ts';
import { Sessions, type Account } from '../../services/identity/sessions.ts';
import type { Claims } from '../../services/identity/tokens.ts';
import { Records } from '../../core/records/records.ts';
import { readId } from '../../core/records/request.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';
import { integer, listOf, object, string, yesNo } from '../../http/shapes.ts';

const tag = 'Users';
const preferences = ['themeColour', 'themeMode', 'menuMode', 'menuType', 'menuColour', 'profileLogo', 'mailSignature'];
const notifications = ['getReminderEmail', 'getNotesEmail', 'getCustApproveEmail', 'createOutlookActivity'] as const;
const manage = { permission: 'ViewUsersRoles' } as const;
const flags = (names: readonly string[]) => object(Object.fromEntries(names.map((name) => [name, yesNo])));
const held = object({ permission: object({ permissionCode: string }), permissionLevel: integer });

/** Sign-up, one's own profile and permissions: calls outside CRUD. */
@Controller()
export class UserCallsController {
  constructor(
    @InjectCrud('user') private readonly crud: Crud<User, UserRecord>,
    private readonly users: Users,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly records: Records,
  ) {}

  /** Also answers for inactive users: the client checks the status at sign-in (SES-004). */
  @Get('user/profile')
  @Access('token')
  @Describe({ tag, summary: 'Profile of the signed-in user', returns: 'User' })
  async profile(@TokenClaims() claims: Claims) {
    if (claims.view !== null) return this.#viewedProfile(claims);
    const [found] = await this.records.find('user', { uid: claims.uid });
    if (!found) throw new UserError(404, 'no_user', 'List is empty.');
    return this.records.answer('user', found.id);
  }

  @Get('user/getNotifications')
  @Access('signedIn')
  @Describe({ tag, summary: 'Notification settings of the signed-in user', returns: flags(notifications) })
  async getNotifications(@CurrentUser() user: SessionUser) {
    return pick(await this.crud.one(user.id, user), notifications);
  }

  /** Only the role named Admin gets approval e-mails (PER-003). */
  @Put('user/updateNotifications')
  @Access('signedIn')
  @Describe({ tag, summary: 'Save your own notification settings', body: 'UserInput', returns: flags(notifications) })
  async updateNotifications(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    const values = only(body, notifications);
    if (!user.isAdmin && values.getCustApproveEmail)
      throw invalid({ getCustApproveEmail: 'Only Admins can get approval e-mails.' });
    return pick(await this.crud.update(user.id, values, user), notifications);
  }

  @Get('user/getAlertSettings')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Where your alerts appear, by kind: in the bell, by mail, in the daily digest',
    returns: flags(alertSettings),
  })
  async getAlertSettings(@CurrentUser() user: SessionUser) {
    return pick(await this.crud.one(user.id, user), alertSettings);
  }

  @Put('user/updateAlertSettings')
  @Access('signedIn')
  @Describe({ tag, summary: 'Choose where your alerts appear', body: 'UserInput', returns: flags(alertSettings) })
  async updateAlertSettings(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return pick(await this.crud.update(user.id, only(body, alertSettings), user), alertSettings);
  }

  /**
   * Saves the user's own display preferences. A user manager can save any field of the user with the id in the body
   * (AMB-014).
   */
  @Put('updateUser')
  @Access('signedIn')
  @Describe({ tag, summary: 'Save your own display preferences', body: 'UserInput', returns: 'User' })
  updateOwn(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    const { id, ...values } = objectIn(body);
    const own = id === undefined || (id === user.id && !user.allows(manage));
    if (own) return this.crud.update(user.id, only(values, preferences), user);
    user.require(manage);
    return this.crud.update(readId(id), values, user);
  }

  /** Creates a user without a role for a new account. The user cannot sign in yet (AMB-012). */
  @Post('user/completeSignup')
  @HttpCode(200)
  @Access('token')
  @Describe({
    tag,
    summary: 'Create a user for a new account, with the token of that account',
    body: 'UserInput',
    returns: 'User',
  })
  async completeSignup(@TokenClaims() { uid, ...claims }: Claims, @Body() body: unknown) {
    const { email: _, ...names } = only(body, ['email', 'firstName', 'lastName']);
    // The account's address may have changed since the token was issued.
    const email = (await this.accounts.byUid(uid))?.email ?? claims.email;
    return this.crud.create({ ...names, email }, this.users.system, { uid, status: 'INACTIVE' });
  }

  /**
   * Third step for a new user: sets the role and the defaults, by id or e-mail, and makes the user active (AMB-012).
   * The code for a password that is requested next is mailed as an invitation.
   */
  @Put('updateNewUser')
  @Access(manage)
  @Describe({
    tag,
    summary: 'Give a new user a role and make it active',
    body: 'UserInput',
    returns: 'User',
    undoable: false,
  })
  async updateNewUser(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    const { id, ...values } = objectIn(body);
    const email = typeof values.email === 'string' ? values.email : '';
    const [found] = await this.records.find('user', id === undefined ? { email } : { id: readId(id) });
    if (!found) throw notFound('User');
    if (!values.role) throw invalid({ role: 'Role is required.' });
    const activate = () => this.crud.update(found.id, { status: 'ACTIVE', ...values }, user);
    const isActive = (values.status ?? 'ACTIVE') === 'ACTIVE';
    return isActive ? this.accounts.invitations.announce(found.uid!, activate) : activate();
  }

  @Put('updateUserEmail/:id')
  @Access('signedIn')
  @Describe({
    tag,
    summary:
      "Change a user's e-mail, which they also sign in with. Your own needs a recent sign-in and, with a mail server, a mailed link",
    body: { type: 'object', properties: { newEmail: { type: 'string' } } },
    returns: 'User',
    undoable: false,
  })
  async updateUserEmail(
    @CurrentUser() user: SessionUser,
    @TokenClaims() claims: Claims,
    @Ip() address: string,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    const { newEmail } = only(body, ['newEmail']);
    if (typeof newEmail !== 'string') throw invalid({ newEmail: 'E-mail is required.' });
    const target = await this.crud.one(id, user);
    if (target.id !== user.id) {
      user.require(manage);
      await requireNoMore(target.id, user, this.users);
    }
    const account = { uid: target.uid!, email: target.email! };
    const change =
      target.id === user.id
        ? this.#changeOwnEmail(account, newEmail, claims, address)
        : this.accounts.change(account, { email: newEmail }, user);
    await change.catch(refuseEmail);
    return this.crud.one(id, user);
  }

  /** Entries with `permission.permissionCode` and `permissionLevel` (PER-005). */
  @Get('getUserPermissions/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'Permissions of a user', returns: listOf(held) })
  async getUserPermissions(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const target = await this.crud.one(id, user);
    const own = target.id === user.id;
    if (!own) user.require(manage);
    const levels = own ? user.facts.levels : await this.users.levels(target.id, target.role?.id ?? null);
    return [...levels].map(([permissionCode, permissionLevel]) => ({
      permission: { permissionCode },
      permissionLevel,
    }));
  }

  /** The profile that a view shows. In a view of a role, the viewer's own profile with this role. */
  async #viewedProfile(claims: Claims) {
    const { id, facts } = await this.users.active(claims);
    const { role } = facts;
    const shown = role && { id: role.id, roleName: role.roleName, showSettings: role.showSettings };
    return { ...(await this.records.answer('user', id)), role: shown };
  }

  /**
   * Only within five minutes of a sign-in, so that an unattended session cannot take over the account (AMB-103). A
   * refresh of the token does not count.
   */
  async #changeOwnEmail(account: Account, newEmail: string, claims: Claims, address: string): Promise<void> {
    this.sessions.requireRecent(claims);
    if (!this.accounts.confirmsEmail) return void (await this.accounts.change(account, { email: newEmail }));
    await this.attempts.request(address);
    await this.accounts.sendEmailChange(account, newEmail);
  }
}

/** Converts an error of the identity provider to a UserError. */
function refuseEmail(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.message === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    throw new UserError(422, 'sign_in_again', 'Please sign in again to change your e-mail.');
  if (error.status === 429) throw tooOften(error);
  throw invalid({
    newEmail: error.message === 'EMAIL_EXISTS' ? 'Email already exists.' : 'E-mail must be an e-mail address.',
  });
}

const pick = (user: User, names: readonly (keyof User)[]) =>
  Object.fromEntries(names.map((name) => [name, user[name]]));

/** @throws UserError unless the body has at least one of these fields and no others */
function only(body: unknown, names: readonly string[]): Record<string, unknown> {
  const values = objectIn(body);
  requireKnown(values, names);
  if (!Object.keys(values).length) throw badRequest(`The body must have some of ${names.join(', ')}.`);
  return values;
}
