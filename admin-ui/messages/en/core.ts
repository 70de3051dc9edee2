/** Texts of `core/`: sessions, calls, and MUI's own components. */
export const core = {
  levels: {
    none: 'None',
    allowed: 'Allowed',
    all: 'All branches',
    ownBranch: 'Own branch',
  },
  failedLoad: 'Some data was not loaded from "%{source}"',
  serverStatus: 'The server answered with status %{status}.',
  unreachable: 'The server cannot be reached. Please check your connection.',
  recordNotFound: '%{title} not found.',
  upload: {
    running: 'Uploading %{file}',
    done: '%{file} uploaded',
  },
  passwords: {
    newRequired: 'New Password is required.',
    confirmRequired: 'Confirm New Password is required.',
    unequal: 'New and confirm passwords must be equal and length should be at least %{count}',
    tooShort: 'The password must have at least %{count} characters.',
    onlyName: 'The password must be more than the name of the product or of your company.',
    tooCommon: 'This is a common password, which is easy to guess. Please choose another.',
  },
  signIn: {
    wrong: 'Wrong Login Details',
    inactive: 'The status has been set Inactive and you will not be able to login.',
    inactiveToast: 'USER INACTIVE: The status has been set Inactive and you will not be able to login',
    unknownEmail: 'This email address is not recognised, please contact the admin team.',
    wrongCredentials: 'E-mail or password is incorrect.',
    wrongPassword: 'The password entered is incorrect, please try again',
    tooMany:
      'There were too many attempts. Please try again in %{smart_count} minute. |||| There were too many attempts. Please try again in %{smart_count} minutes.',
    locked:
      'Someone has tried to sign in to this account too often. Choose "Forgotten Password": the link in the e-mail lets you in at once. Or try again in %{smart_count} minute. |||| Someone has tried to sign in to this account too often. Choose "Forgotten Password": the link in the e-mail lets you in at once. Or try again in %{smart_count} minutes.',
    tooManyLater: 'There were too many attempts. Please try again later.',
    tooLate: 'The sign-in took too long. Please sign in again.',
    cancelled: 'You have not signed in.',
    notActive: 'The user is not active in the system. Please contact the administrator.',
    failed: 'There was a problem while logging in, please contact your network administrator.',
  },
  shortcuts: {
    searchKeys: 'Ctrl K',
    searchList: 'Search in the list',
    newRecord: 'New record',
    nextRow: 'Next and previous row',
    openRow: 'Open the row',
    closeDialog: 'Close the dialog',
    show: 'Help for this page',
  },
  pages: {
    first: 'Go to first page',
    previous: 'Go to previous page',
    next: 'Go to next page',
    last: 'Go to last page',
    shown: '%{from}–%{to} of %{count}',
  },
  choices: {
    open: 'Open choices',
    close: 'Close choices',
    none: 'No options',
  },
  showPath: 'Show path',
} as const;
