/** Words of signing in, signing up and setting a new password. */
export const LOGIN = {
  title: 'Sign in or sign up',
  sentence: 'Five cusps, five stars, one exam.',
  sentenceLine: 'Seven modules stand between you and the written part. Sign in and take the next one.',
  close: 'Close',
  tabs: 'Account',
  signIn: 'Sign in',
  signUp: 'Sign up',
  signInBusy: 'Signing in...',
  signUpBusy: 'Creating your account...',
  forgot: 'Forgot Password?',
  terms: 'Terms and conditions',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'With your country code, such as +61 400 000 000',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  confirmPassword: 'Confirm password',
  agree: 'I agree to the terms and conditions',
  agreeBefore: 'I agree to the',
  newTab: '(opens in a new tab)',
  targetLine: 'Sign in, or sign up first. Then you go on to the page you wanted.',
  cookiesNotKept:
    'Your browser does not keep the sign-in cookies of this address. Open the site over https, or as localhost on this computer, and sign in again.',
} as const;

export const FORGOT = {
  title: 'Forgot password',
  line: 'Enter the email address of your account. If we know it, a link to set a new password is on its way.',
  email: 'Email',
  back: 'Back to sign in',
  sent: 'Look into your inbox, and into the spam folder too. The link works once and for 30 minutes.',
} as const;

export const RESET = {
  title: 'Set a new password',
  line: 'Afterwards you are signed out everywhere and sign in with the new password.',
  password: 'New password',
  confirm: 'New password again',
  hint: 'At least 8 characters',
  save: 'Save new password',
  saving: 'Saving...',
  another: 'Request another link',
} as const;
