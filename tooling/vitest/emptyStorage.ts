import { beforeEach } from 'vitest';

// Files of tests use one browser after another, as it comes: each test begins where nothing is kept of those before.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    for (const path of ['', '; Path=/']) document.cookie = `${name}=; Max-Age=0${path}`;
  }
});
