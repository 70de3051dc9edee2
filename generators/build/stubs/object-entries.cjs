/** In place of a package that brings it to browsers which do not have it. */
module.exports = Object.entries;
