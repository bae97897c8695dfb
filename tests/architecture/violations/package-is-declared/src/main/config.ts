import leftPad from 'a-package-nobody-declared';

export const port = leftPad('3000');
