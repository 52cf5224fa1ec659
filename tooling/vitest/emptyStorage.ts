import { beforeEach } from 'vitest';

// Several test files share one browser: each test starts without the stored data of earlier tests.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    for (const path of ['', '; Path=/']) document.cookie = `${name}=; Max-Age=0${path}`;
  }
});
